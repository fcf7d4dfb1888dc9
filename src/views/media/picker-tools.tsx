import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { filePickerMachine } from '#machines/media/file-picker.machine.ts';
import { ListSearch } from '#src/ui/fields/list-search.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './file-picker.module.css';

/** Words and a folder that narrow the files, and whom the marks are about. */
export function PickerTools({ actor }: { actor: ActorRefFrom<typeof filePickerMachine> }) {
  const { t, nameOf } = useText();
  const { search, folder, folders, about } = useSelector(
    actor,
    ({ context: { search, folder, folders, about } }) => ({ search, folder, folders, about }),
    shallowEqual,
  );
  return (
    <div className={css.tools}>
      <div className={css.search}>
        <ListSearch
          label={t('media.library.search')}
          maxLength={100}
          value={search}
          onInput={(text) => actor.send({ type: 'search.change', text })}
        />
      </div>
      {folders !== null && folders.length > 0 && (
        <div className={css.folder}>
          <SelectField
            name="folder"
            label={t('media.filePicker.folder')}
            labelHidden
            value={folder === null ? '' : String(folder)}
            options={[
              { value: '', label: t('media.library.allFiles') },
              ...folders.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onSelect={(value) =>
              actor.send({ type: 'folder.choose', id: value === '' ? null : Number(value) })
            }
          />
        </div>
      )}
      {about?.name && (
        <p className={css.note}>
          {t('media.filePicker.about', { name: nameOf({ displayName: about.name }) })}
        </p>
      )}
    </div>
  );
}
