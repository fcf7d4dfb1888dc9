import css from './person-name.module.css';
import { useText } from './text.tsx';

/** Reserves the width of the hidden text, and shows the replacement in it. */
const Cloak = ({ whole, short }: { whole: string; short?: string }) => (
  <span className={css.whole} data-whole={whole}>
    {short !== undefined && <span className={css.short}>{short}</span>}
  </span>
);

/** Display name; initials in discreet mode. */
export function PersonName({ of }: { of: { readonly displayName: string } }) {
  const { nameOf, hidden } = useText();
  return hidden.names ? <Cloak whole={of.displayName} short={nameOf(of)} /> : of.displayName;
}

/** Somebody's username with its sign, blank in discreet mode; nothing for one without a username. */
export function Handle({
  of: { username },
  className,
}: {
  of: { readonly username: string };
  className?: string | undefined;
}) {
  const { hidden } = useText();
  if (username === '') return null;
  const whole = `@${username}`;
  return <span className={className}>{hidden.names ? <Cloak whole={whole} /> : whole}</span>;
}
