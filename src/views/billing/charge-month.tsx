import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { chargesMachine } from '#machines/billing/charges.machine.ts';
import type { Charge } from '#machines/billing/charges.types.ts';
import { subscriptionPath } from '#machines/navigation/routes.ts';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { PersonName } from '#src/ui/texts/person-name.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { cardName } from './card-name.ts';
import css from './charges.module.css';

interface RowsProps {
  readonly actor: ActorRefFrom<typeof chargesMachine>;
}

function ChargeRow({ charge, actor }: RowsProps & { charge: Charge }) {
  const texts = useText();
  const { t, plural, date, money, list, relative } = texts;
  const { person, amount, at, renews, card, posts, messages, lastActiveAt } = charge;
  const isBusy = useSelector(
    actor,
    (state) => state.matches({ listed: 'changing' }) && state.context.change?.userId === person.id,
  );
  const since = list([
    plural('billing.charges.posts', posts),
    plural('billing.charges.messages', messages),
    ...(lastActiveAt === null
      ? []
      : [t('billing.charges.active', { when: relative(lastActiveAt) })]),
  ]);
  const day = date(at, { day: 'numeric', month: 'long' });
  return (
    <li className={css.charge}>
      <Avatar name={person.displayName} src={person.profilePhoto} />
      <div className={css.about}>
        <Link look="inline" href={subscriptionPath(person)}>
          <PersonName of={person} />
        </Link>
        <span>
          {renews
            ? t('billing.charges.on', { date: day, sum: money(amount) })
            : t('billing.charges.ends', { date: day })}
        </span>
        <span className={css.since}>{t('billing.charges.since', { list: since })}</span>
        {renews && card && <span className={css.since}>{cardName(texts, card)}</span>}
      </div>
      <Button
        busy={isBusy}
        label={t(`billing.charges.${renews ? 'stopOf' : 'restartOf'}`, {
          name: person.displayName,
        })}
        onClick={() =>
          actor.send({ type: renews ? 'charge.stop' : 'charge.restart', userId: person.id })
        }
      >
        {t(`billing.charges.${renews ? 'stop' : 'restart'}`)}
      </Button>
    </li>
  );
}

/** Charges of one month with their sum. */
export function ChargeMonth({ rows, ...rest }: RowsProps & { rows: readonly Charge[] }) {
  const { date, money } = useText();
  const [first] = rows;
  if (!first) return null;
  const { currency } = first.amount;
  const total = rows.reduce((sum, { renews, amount }) => sum + (renews ? amount.amount : 0), 0);
  return (
    <section className={css.month}>
      <div className={css.head}>
        <Heading>{date(first.at, { month: 'long', year: 'numeric' })}</Heading>
        <strong>{money({ amount: total, currency })}</strong>
      </div>
      <ul className={css.rows}>
        {rows.map((charge) => (
          <ChargeRow key={charge.person.id} charge={charge} {...rest} />
        ))}
      </ul>
    </section>
  );
}
