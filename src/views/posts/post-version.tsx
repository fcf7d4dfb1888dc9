import type { PostContent } from '#machines/posts/post-content.types.ts';
import { trimmed } from '#src/contract/lib/blank.ts';
import { TextDiff, Marked } from '#src/ui/texts/text-diff.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { Texts } from '#src/ui/texts/texts.ts';
import css from './post-editor.module.css';

const threads = {
  readers: 'posts.postEditor.readers',
  subscribers: 'posts.postEditor.commentSubscribers',
  nobody: 'posts.postEditor.nobody',
} as const;

/** The choices of a version, each by its name. */
function choicesOf(
  { t, date }: Texts,
  content: PostContent,
): readonly (readonly [string, string])[] {
  const { audience, isPaid, price, isFreeForSubscribers, commentsOpenTo, publishAt } = content;
  const isFree = isPaid && isFreeForSubscribers && audience !== 'subscribers';
  const when = publishAt && date(publishAt, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    [t('posts.postEditor.audience'), t(`posts.postEditor.${audience}`)],
    [t('posts.postEditor.price'), isPaid ? price.trim() : t('posts.postDraft.free')],
    [t('posts.postEditor.freeForSubscribers'), t(`posts.postDraft.${isFree ? 'yes' : 'no'}`)],
    [t('posts.postEditor.comments'), t(threads[commentsOpenTo])],
    [t('posts.postTime.when'), when ?? t('posts.postTime.now')],
  ];
}

const shownFiles = ({ files }: PostContent) =>
  JSON.stringify(files.map(({ upload: { hash }, alt }) => [hash, trimmed(alt)]));

/** One of two versions of a post; what the other does not have is marked. */
export function Version({
  title,
  content,
  other,
}: {
  title: string;
  content: PostContent;
  other: PostContent;
}) {
  const texts = useText();
  const { t, plural, list } = texts;
  const name = trimmed(content.title);
  const words = trimmed(content.text);
  const theirs = choicesOf(texts, other);
  const changed = choicesOf(texts, content).filter(([, said], at) => said !== theirs[at]?.[1]);
  const videos = content.files.filter(({ upload }) => upload.picture?.seconds !== undefined).length;
  const pictures = content.files.length - videos;
  const shown = list([
    ...(pictures > 0 || videos === 0 ? [plural('posts.postDraft.pictures', pictures)] : []),
    ...(videos > 0 ? [plural('posts.postCard.videos', videos)] : []),
  ]);
  return (
    <section className={css.version} aria-label={title}>
      <Heading level={3}>{title}</Heading>
      <p className={css.versionTitle}>
        {name ? (
          <TextDiff text={name} other={trimmed(other.title)} />
        ) : (
          t('posts.postDraft.noTitle')
        )}
      </p>
      <p className={css.versionText}>
        {words ? (
          <TextDiff text={words} other={trimmed(other.text)} />
        ) : (
          t('posts.postDraft.noWords')
        )}
      </p>
      {(content.files.length > 0 || other.files.length > 0) && (
        <p className={css.quiet}>
          {shownFiles(content) === shownFiles(other) ? shown : <Marked>{shown}</Marked>}
        </p>
      )}
      {changed.map(([label, said]) => (
        <p key={label} className={css.quiet}>
          {label}: <Marked>{said}</Marked>
        </p>
      ))}
    </section>
  );
}
