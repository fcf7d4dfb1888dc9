import { href } from '#machines/navigation/routes.ts';
import { classNames } from '#src/ui/style/class-names.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import css from './brand.module.css';

/** The product's name as the way home; its first letter alone in the rail. */
export function Brand({ name, look }: { name: string; look?: 'rail' }) {
  return (
    <Link
      href={href('main')}
      look="bare"
      label={name}
      className={classNames(css.brand, look && css[look])}
    >
      <span className={css.mark} data-letter={name.slice(0, 1)} aria-hidden />
      <span className={css.name}>{name}</span>
    </Link>
  );
}
