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

const sizes = ['huge', 'medium', 'small'] as const;

/** Previews of the avatar on a profile, beside a post and in a list. */
export function CroppedAvatarSizes({
  label,
  picture,
  align,
}: CroppedAvatarProps & { label: string }) {
  return (
    <div className={css.sizes} role="img" aria-label={label}>
      {sizes.map((size) => (
        <span key={size} className={classNames(avatar.avatar, avatar[size], css.small)}>
          <Shown picture={picture} align={align} />
        </span>
      ))}
    </div>
  );
}
