import type { ReactNode } from 'react';
import type { Align } from '../fields/align.ts';
import { Avatar } from './avatar.tsx';
import { BannerPicture, type Banner } from './banner-picture.tsx';
import { CoverFace, coverScreens, type CoverScreen } from './cover-face.tsx';
import { SmallFace } from './cropped-avatar.tsx';
import css from './previews.module.css';

/** Names of the places that a picture is shown at. */
type Labels<Place extends string> = Readonly<Record<Place, string>>;

function Previews({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.previews} role="group" aria-label={title}>
      <p className={css.title} aria-hidden>
        {title}
      </p>
      {children}
    </div>
  );
}

/** A banner as a profile has it on three screens, and how much of it the face covers. */
export function BannerPreviews(props: {
  title: string;
  labels: Labels<CoverScreen>;
  banner: Banner;
  align: Align;
  /** Its initials stand for the face. */
  name: string;
}) {
  return (
    <Previews title={props.title}>
      <div className={css.covers}>
        {coverScreens.map((screen) => (
          <figure key={screen} className={css[screen]}>
            <div className={css.cover} inert>
              <div className={css.column}>
                <BannerPicture banner={props.banner} align={props.align} isOwn />
                <CoverFace of={screen}>
                  <Avatar name={props.name} />
                </CoverFace>
              </div>
            </div>
            <figcaption>{props.labels[screen]}</figcaption>
          </figure>
        ))}
      </div>
    </Previews>
  );
}

/** A face as a profile has it on three screens, and as it stands in a list and in a chat. */
export function FacePreviews(props: {
  title: string;
  labels: Labels<CoverScreen | 'list' | 'chat'>;
  picture: { readonly url: string; readonly placeholder: string };
  align: Align;
}) {
  const { labels, picture, align } = props;
  return (
    <Previews title={props.title}>
      <div className={css.faces}>
        {coverScreens.map((screen) => (
          <figure key={screen}>
            <CoverFace of={screen}>
              <SmallFace picture={picture} align={align} />
            </CoverFace>
            <figcaption>{labels[screen]}</figcaption>
          </figure>
        ))}
        <figure>
          <SmallFace picture={picture} align={align} size="medium" />
          <figcaption>{labels.list}</figcaption>
        </figure>
        <figure>
          <SmallFace picture={picture} align={align} size="small" />
          <figcaption>{labels.chat}</figcaption>
        </figure>
      </div>
    </Previews>
  );
}
