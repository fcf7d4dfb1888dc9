import type { ExportProgress } from '#machines/settings/data-export.types.ts';
import { Progress } from '#src/ui/loading/progress.tsx';
import { StatusStrip } from '#src/ui/style/status-bar.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** Progress of the copy of everything of a member's, on whatever screen they are. */
export function CopyProgress({ copy: { done, total } }: { copy: ExportProgress }) {
  const { t } = useText();
  return (
    <StatusStrip>
      <Progress label={t('app.exportNotice.making')} value={total === 0 ? null : done / total} />
    </StatusStrip>
  );
}
