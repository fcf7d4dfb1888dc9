import type { ActorRefFrom } from 'xstate';
import type { shortcutHelpMachine } from '#machines/modal/shortcut-help.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { shortcutGroups } from '../app/shortcut-groups.ts';
import css from './shortcut-help.module.css';

/** Keys that work even with shortcuts turned off. */
const always = [
  ['F6', 'regions'],
  ['F8', 'toasts'],
  ['Esc', 'leave'],
] as const;

/** The keys in groups, each with what it does. */
export function ShortcutHelpView({ actor }: { actor: ActorRefFrom<typeof shortcutHelpMachine> }) {
  const { t } = useText();
  return (
    <DialogPanel
      title={t('modal.shortcutHelp.title')}
      actions={
        <Button firstFocus onClick={() => actor.send({ type: 'help.close' })}>
          {t('modal.shortcutHelp.close')}
        </Button>
      }
    >
      <Stack>
        {shortcutGroups.map(({ name: group, keys }) => (
          <section key={group} aria-labelledby={`keys-${group}`}>
            <Heading level={3} id={`keys-${group}`}>
              {t(`modal.shortcutHelp.groups.${group}`)}
            </Heading>
            <dl className={css.keys}>
              {[...keys, ...(group === 'anywhere' ? always : [])].map(([pressed, name]) => (
                <div key={pressed} className={css.row}>
                  <dt>
                    {pressed.split(' ').map((each) => (
                      <kbd key={each} className={css.key}>
                        {each}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{t(`modal.shortcutHelp.keys.${name}`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <MutedText>{t('modal.shortcutHelp.off')}</MutedText>
      </Stack>
    </DialogPanel>
  );
}
