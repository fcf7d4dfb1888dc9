import {
  EmojiPicker,
  type EmojiPickerListCategoryHeaderProps,
  type EmojiPickerListEmojiProps,
  type EmojiPickerListRowProps,
} from 'frimousse';
import { emojiName, loadEmoji } from './emoji-data.ts';
import css from './emoji-panel.module.css';
import { Spinner } from '../loading/spinner.tsx';
import { useText } from '../texts/text.tsx';

export interface EmojiPanelProps {
  id: string;
  onChoose: (emoji: string) => void;
  onClose: () => void;
}

const CategoryHeader = ({ category, ...rest }: EmojiPickerListCategoryHeaderProps) => (
  <div {...rest} className={css.category}>
    {category.label}
  </div>
);

// ARIA counts rows and columns from one, the library from nought: it finds the row before the active
// one by its number, which the row's scroll margin makes up for.
const Row = (props: EmojiPickerListRowProps) => (
  <div
    {...props}
    aria-rowindex={props['aria-rowindex'] === undefined ? undefined : props['aria-rowindex'] + 1}
    className={css.row}
  />
);

const Emoji = ({ emoji, ...rest }: EmojiPickerListEmojiProps) => {
  // Emoji rendered for measuring have no label.
  const name = emoji.label === '' ? '' : emojiName(emoji.emoji);
  return (
    <button
      {...rest}
      type="button"
      role="gridcell"
      aria-colindex={(rest['aria-colindex'] ?? 0) + 1}
      className={css.emoji}
      aria-label={name}
      title={name}
    >
      {emoji.emoji}
    </button>
  );
};

const parts = { CategoryHeader, Row, Emoji };

/** All emoji, searched by their names in the reader's language; arrows move, Enter chooses. */
export function EmojiPanel({ id, onChoose, onClose }: EmojiPanelProps) {
  const { t, locale } = useText();
  return (
    <EmojiPicker.Root
      id={id}
      role="group"
      aria-label={t('ui.emojiField.panel')}
      className={css.panel}
      columns={8}
      locale={locale}
      resolveEmojiData={loadEmoji}
      onEmojiSelect={({ emoji }) => onChoose(emoji)}
      // A press of a pointer on an emoji leaves the focus, and so the caret, where it is.
      onMouseDown={(event) => {
        if (event.target instanceof Element && event.target.closest('[role=gridcell]'))
          event.preventDefault();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The Escape that closes the emoji must not close the dialog around them.
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={css.head}>
        <EmojiPicker.Search
          autoFocus
          className={css.search}
          placeholder={t('ui.emojiField.search')}
          aria-label={t('ui.emojiField.search')}
        />
        <EmojiPicker.SkinToneSelector className={css.tone} aria-label={t('ui.emojiField.tone')} />
      </div>
      <EmojiPicker.Viewport className={css.viewport}>
        <EmojiPicker.Loading className={css.note}>
          <Spinner label={t('ui.loading.loading')} />
        </EmojiPicker.Loading>
        <EmojiPicker.Empty className={css.note}>{t('ui.emojiField.none')}</EmojiPicker.Empty>
        <EmojiPicker.List className={css.list} components={parts} />
      </EmojiPicker.Viewport>
    </EmojiPicker.Root>
  );
}
