import type { Sold } from '#machines/billing/receipt.types.ts';
import { Heading } from '#src/ui/style/heading.tsx';
import { LinkedText } from '#src/ui/texts/linked-text.tsx';
import { MediaDownload } from '#src/ui/media/media-download.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { PostMediaGrid } from '../posts/post-media-grid.tsx';
import { PostVideo } from '../posts/post-video.tsx';

const isVideo = ({ type, url }: Sold['media'][number]) => type === 'video' && url !== null;

/** Content as it was sold to the payer; it survives edits, deletion and a block. */
export function SoldContent({ sold: { title, text, media } }: { sold: Sold }) {
  const { t } = useText();
  return (
    <Stack gap={8}>
      <Heading>{t('billing.receipt.sold')}</Heading>
      <MutedText>{t('billing.receipt.soldStays')}</MutedText>
      {title !== null && <Heading level={3}>{title}</Heading>}
      {text !== null && <LinkedText>{text}</LinkedText>}
      <PostMediaGrid media={media.filter(({ type }) => type === 'image')} />
      {media.filter(isVideo).map((video) => (
        <PostVideo key={video.hash} video={video} shape={video} />
      ))}
      <Row gap={8}>
        {media.map(
          ({ hash, url }, at) =>
            url !== null && (
              <MediaDownload key={hash} href={url}>
                {t('billing.receipt.download', {
                  number: String(at + 1),
                  count: String(media.length),
                })}
              </MediaDownload>
            ),
        )}
      </Row>
    </Stack>
  );
}
