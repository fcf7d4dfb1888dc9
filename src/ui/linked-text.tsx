import { findLinks } from './found-links.ts';
import css from './linked-text.module.css';

/**
 * What somebody wrote, where addresses can be followed in a tab of their own. Each stands apart from the
 * direction of the words around it, and the hosts that they lead to stand below, as the browser reads them.
 */
export function LinkedText({ children, className }: { children: string; className?: string }) {
  const pieces = findLinks(children);
  const hosts = [...new Set(pieces.flatMap(({ link }) => (link ? [link.host] : [])))];
  return (
    <>
      <p className={className} dir="auto">
        {pieces.map(({ text, link }, index) =>
          link ? (
            // oxlint-disable-next-line react/no-array-index-key -- pieces of one text keep their places
            <bdi key={index} dir="ltr">
              <a
                href={link.href}
                title={link.host}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className={css.link}
              >
                {text}
              </a>
            </bdi>
          ) : (
            text
          ),
        )}
      </p>
      {hosts.length > 0 && (
        <p className={css.hosts}>
          {hosts.map((host) => (
            <bdi key={host} dir="ltr">
              {host}
            </bdi>
          ))}
        </p>
      )}
    </>
  );
}
