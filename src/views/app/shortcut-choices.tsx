import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { shortcutsMachine } from '#machines/app/shortcuts.machine.ts';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from '../modal/shortcut-help.module.css';
import { shortcutGroups } from './shortcut-groups.ts';

/** Each shortcut with a box that turns it off. */
export function ShortcutChoices({ actor }: { actor: ActorRefFrom<typeof shortcutsMachine> }) {
  const { t } = useText();
  const isOn = useSelector(actor, (state) => state.matches('on'));
  const off = useSelector(actor, ({ context }) => context.off);
  return (
    <Stack gap={16}>
      {shortcutGroups.map(({ name: group, keys }) => (
        <Stack key={group} gap={4}>
          <Heading level={3}>{t(`modal.shortcutHelp.groups.${group}`)}</Heading>
          {keys.map(([pressed, shortcut]) => (
            <CheckboxField
              key={shortcut}
              name={`shortcut-${shortcut}`}
              label={
                <>
                  {t(`modal.shortcutHelp.keys.${shortcut}`)}{' '}
                  {pressed.split(' ').map((each) => (
                    <kbd key={each} className={css.key}>
                      {each}
                    </kbd>
                  ))}
                </>
              }
              checked={!off.includes(shortcut)}
              disabled={!isOn}
              onChange={(isWanted) => actor.send({ type: 'shortcut.choose', shortcut, isWanted })}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
