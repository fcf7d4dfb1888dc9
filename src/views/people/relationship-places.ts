/** Something that one may do on a profile. */
export type Act =
  | 'login'
  | 'subscribe'
  | 'again'
  | 'renew'
  | 'follow'
  | 'unfollow'
  | 'message'
  | 'tip'
  | 'manage'
  | 'forgive'
  | 'copy'
  | 'edit'
  | 'preview'
  | 'ban'
  | 'report';

/** Viewer's relation to the person, as far as the offered actions depend on it. */
export interface Standing {
  readonly as: 'guest' | 'oneself' | 'banned' | 'acquainted' | 'subscriber' | 'ending' | 'expired';
  readonly follows: boolean;
  /** True if the person sells subscriptions. */
  readonly sells: boolean;
  /** The person takes tips. */
  readonly earns: boolean;
  /** The person lets the viewer write. */
  readonly writes: boolean;
}

/** One first thing to do, at most two beside it, and the rest behind three dots. */
export interface Places {
  readonly primary: Act | null;
  readonly beside: readonly Act[];
  readonly more: readonly Act[];
}

const most = 3;

/** In the order of what the viewer most likely came for. */
const likeliest = ({ as, follows, sells }: Standing): readonly Act[] => {
  const follow: readonly Act[] = follows ? [] : ['follow'];
  if (as === 'subscriber') return ['message', 'tip', 'manage'];
  if (as === 'ending') return ['renew', 'message', 'tip'];
  if (sells) return [as === 'expired' ? 'again' : 'subscribe', ...follow, 'message', 'tip'];
  return [...follow, 'message', 'tip'];
};

/** Places of a profile's actions: at most four buttons, the overflow menu included. */
export function placesOf(standing: Standing): Places {
  const { as, sells } = standing;
  if (as === 'oneself') return { primary: 'edit', beside: ['preview', 'copy'], more: [] };
  if (as === 'banned') return { primary: 'forgive', beside: [], more: ['report'] };
  if (as === 'guest')
    return sells
      ? { primary: 'subscribe', beside: ['login'], more: ['copy'] }
      : { primary: 'login', beside: [], more: ['copy'] };
  const possible = likeliest(standing).filter(
    (act) => (act !== 'message' || standing.writes) && (act !== 'tip' || standing.earns),
  );
  const [first = null, ...others] = possible.slice(0, most);
  const follow: readonly Act[] = standing.follows
    ? ['unfollow']
    : ['follow' as const].filter((act) => !possible.includes(act));
  const more: readonly Act[] = [...possible.slice(most), ...follow, 'copy', 'ban', 'report'];
  // To ask for a tip first would be a push.
  return first === 'tip' || first === null
    ? { primary: null, beside: possible.slice(0, most), more }
    : { primary: first, beside: others, more };
}
