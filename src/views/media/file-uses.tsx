import type { FileUses, MessageUse, PostUse } from '#machines/media/file-uses.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './file-details.module.css';

/** A post with where it is; one that its author deleted stays for its buyers and leads nowhere. */
function InPost({ use: { name, status, at, path } }: { use: PostUse }) {
  const { t, date } = useText();
  const called = name ?? t('media.fileDetails.untitled');
  return (
    <li className={css.use}>
      {path === null ? <span>{called}</span> : <Link href={path}>{called}</Link>}
      <span className={css.about}>
        {t(`media.fileDetails.posts.${status}`, { date: date(at) })}
      </span>
    </li>
  );
}

function InMessage({ use }: { use: MessageUse }) {
  const { t, date } = useText();
  const { with: person, at } = use;
  return (
    <li className={css.use}>
      <Link href={href('conversation', { withUserId: person.id })}>
        {t('media.fileDetails.message', { name: person.displayName })}
      </Link>
      <span className={css.about}>{date(at)}</span>
    </li>
  );
}

/** Posts and messages that show a file, the latest with links, and how many more there are. */
export function FileUsesList({ uses: { posts, messages } }: { uses: FileUses }) {
  const { t, plural } = useText();
  if (posts.count + messages.count === 0)
    return <p className={css.none}>{t('media.fileDetails.none')}</p>;
  const rest = {
    posts: posts.count - posts.latest.length,
    messages: messages.count - messages.latest.length,
  };
  return (
    <>
      <ul className={css.uses} aria-label={t('media.fileDetails.usedIn')}>
        {posts.latest.map((use) => (
          <InPost key={`post ${use.id}`} use={use} />
        ))}
        {messages.latest.map((use) => (
          <InMessage key={`message ${use.id}`} use={use} />
        ))}
      </ul>
      {(['posts', 'messages'] as const).map(
        (kind) =>
          rest[kind] > 0 && (
            <p key={kind} className={css.none}>
              {plural(`media.fileDetails.more.${kind}`, rest[kind])}
            </p>
          ),
      )}
    </>
  );
}
