import type {
  Charge,
  ChargeChange,
  ChargeChanged,
  ChargesKnown,
} from '#machines/billing/charges.types.ts';
import type { Charge as WireCharge } from '#src/contract/billing/charges.ts';
import { toCard } from './billing.ts';
import type { Http } from '../lib/http.types.ts';
import { toAuthor } from '../posts/post.ts';
import * as read from '../lib/reader.ts';
import { cardsAnswer, chargesAnswer } from './wire-billing.ts';
import { deactivateRenew, reactivateRenew } from '../people/relation-commands.ts';

const path = '/api/v1/billing/charges';

const toCharge = (row: WireCharge): Charge => ({
  person: toAuthor(row.user),
  amount: row.amount,
  at: row.at,
  renews: row.is_auto_renewable,
  card: row.card,
  failed: row.renewal_failed ? { nextAttemptAt: row.next_attempt_at } : null,
  posts: row.since.posts,
  messages: row.since.messages,
  lastActiveAt: row.since.last_active_at,
});

/** `GET /billing/charges` and, beside it, the cards that may pay. */
export const loadCharges = async (http: Http): Promise<ChargesKnown> => {
  const [charges, cards] = await Promise.all([
    http.get<unknown>(path),
    http.get<unknown>('/api/v1/billing/cards'),
  ]);
  return {
    charges: chargesAnswer(charges).data.map(toCharge),
    cards: cardsAnswer(cards).data.map(toCard),
  };
};

/** Stops or restarts a renewal, or tries a refused one again; safe to repeat. */
export const changeCharge = async (
  http: Http,
  { kind, userId, cardId }: ChargeChange,
): Promise<ChargeChanged> => {
  let isDeclined = false;
  if (kind === 'stop') await deactivateRenew(http, userId);
  else if (kind === 'restart') await reactivateRenew(http, userId);
  else {
    const body = cardId === null ? {} : { card_id: cardId };
    const answer = await http.post<unknown>(`${path}/${userId}/retry`, body);
    isDeclined = read.fieldOf(answer, 'status') === 'failed';
  }
  return { ...(await loadCharges(http)), isDeclined };
};
