import { useAddress } from './addresses.ts';
import { cutStyle, type Align } from '../fields/align.ts';
import avatar from './avatar.module.css';
import { classNames } from '../style/class-names.ts';
import css from './cropped-avatar.module.css';

interface CroppedAvatarProps {
  readonly picture: { readonly url: string; readonly placeholder: string };
  readonly align: Align;
}

function Shown({ picture, align }: CroppedAvatarProps) {
  const drawn = useAddress(picture.url);
  if (drawn.src === null) return null;
  return (
    <img
      key={drawn.turn}
      src={drawn.src}
      alt=""
      decoding="async"
      style={cutStyle(align)}
      onError={drawn.onError}
      onLoad={drawn.onLoad}
    />
  );
}

/** A whole picture of which a circle stays in sight, large enough to be pulled about in it. */
export function CroppedAvatar({ picture, align }: CroppedAvatarProps) {
  return (
    <div className={css.crop} style={{ '--placeholder': picture.placeholder }}>
      <Shown picture={picture} align={align} />
    </div>
  );
}

/** The same as an avatar, in one of its sizes or in that of what it stands in. */
export function SmallFace({
  picture,
  align,
  size,
}: CroppedAvatarProps & { size?: 'small' | 'medium' }) {
  return (
    <span
      className={classNames(avatar.avatar, size && avatar[size], css.small)}
      style={{ '--placeholder': picture.placeholder }}
    >
      <Shown picture={picture} align={align} />
    </span>
  );
}
