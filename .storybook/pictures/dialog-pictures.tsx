import { fileOf, pictured, storyOf } from './dialogs.ts';
import css from './dialog-pictures.module.css';

const files = import.meta.glob<string>('./*.png', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** A picture of each dialog that leads to its stories. */
export function DialogPictures() {
  return (
    <main className={css.page}>
      <h1>Dialogs</h1>
      <ul className={css.grid}>
        {Object.entries(pictured).map(([title, story]) => {
          const id = storyOf(title, story);
          return (
            <li key={id}>
              <a href={`./?path=/story/${id}`} target="_top" className={css.link}>
                <img
                  src={files[`./${fileOf(title)}`]}
                  alt=""
                  width={390}
                  height={720}
                  loading="lazy"
                />
                {title.replace('/', ' / ')}
              </a>
            </li>
          );
        })}
      </ul>
    </main>
  );
}
