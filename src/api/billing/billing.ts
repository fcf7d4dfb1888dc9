import type { Card, Transaction } from '#machines/billing/billing.types.ts';
import type { CardSetup, SaveCardInput } from '#machines/billing/card-form.types.ts';
import type { Intent, PayInput, PaymentUpdate } from '#machines/billing/payment.types.ts';
import type { Plan } from '#machines/billing/subscribe.types.ts';
import { toFailure } from '#machines/lib/failure.ts';
import type {
  CardRequest,
  PostPurchaseRequest,
  MessagePurchaseRequest,
  TipRequest,
  Card as WireCard,
  Transaction as WireTransaction,
} from '#src/contract/billing/billing.ts';
import type { SubscriptionRequest } from '#src/contract/people/subscription.ts';
import type { Http } from '../lib/http.types.ts';
import { lastDayBefore } from '../settings/promotion-day.ts';
import {
  cardAnswer,
  cardsAnswer,
  cardSetupAnswer,
  paidAnswer,
  transactionAnswer,
} from './wire-billing.ts';
import { plansAnswer } from '../people/wire-subscription.ts';

const base = '/api/v1/billing';

/** A card of the wire as the charts know it. */
export const toCard = (card: WireCard): Card => ({
  id: card.id,
  brand: card.brand,
  last4: card.last4,
  expMonth: card.exp_month,
  expYear: card.exp_year,
  isDefault: card.is_default,
  isExpired: card.is_expired,
});

/** A payment of the wire as the charts know it. */
export const toTransaction = (row: WireTransaction): Transaction => ({
  id: row.id,
  type: row.type,
  status: row.status,
  amount: row.amount,
  payee: row.counterpart && {
    id: row.counterpart.id,
    username: row.counterpart.username,
    displayName: row.counterpart.display_name,
    profilePhoto: row.counterpart.profile_photo,
  },
  card: row.card && { brand: row.card.brand, last4: row.card.last4 },
  createdAt: row.created_at,
});

/** `GET /api/v1/billing/cards`. */
export const loadCards = async (http: Http): Promise<readonly Card[]> =>
  cardsAnswer(await http.get<unknown>(`${base}/cards`)).data.map(toCard);

/** `PATCH /api/v1/billing/cards/{id}`: this one is offered first from now on. */
export const preferCard = async (http: Http, id: number): Promise<readonly Card[]> =>
  cardsAnswer(await http.patch<unknown>(`${base}/cards/${id}`, { is_default: true })).data.map(
    toCard,
  );

/** `POST /api/v1/billing/cards/setup`: where the provider's own fields are. */
export const openCardSetup = async (http: Http): Promise<Omit<CardSetup, 'key'>> => {
  const answer = cardSetupAnswer(await http.post<unknown>(`${base}/cards/setup`));
  const { setup_id: setupId, url, origin } = answer;
  return { setupId, url, origin };
};

/** `POST /api/v1/billing/cards` with its key: asking again keeps the card once. */
export const saveCard = async (
  http: Http,
  { setupId, key, makeDefault }: SaveCardInput,
): Promise<Card> => {
  const request: CardRequest = { setup_id: setupId, make_default: makeDefault };
  const options = { idempotencyKey: key };
  return toCard(cardAnswer(await http.post<unknown>(`${base}/cards`, request, options)).data);
};

/** `GET /api/v1/profiles/{username}/plans`: shortest first. */
export const loadPlans = async (http: Http, username: string): Promise<readonly Plan[]> =>
  plansAnswer(
    await http.get<unknown>(`/api/v1/profiles/${encodeURIComponent(username)}/plans`),
  ).data.map(
    ({
      trial_days: trialDays,
      promotion_until: promotionUntil,
      renewal_price: renewalPrice,
      ...plan
    }) => ({
      ...plan,
      renewalPrice,
      trialDays,
      promotionUntil: promotionUntil === null ? null : lastDayBefore(promotionUntil),
    }),
  );

/** The path and body of each thing that can be bought; the server takes the price or says its own. */
function callOf({ subject, payee, price, cardId }: PayInput): readonly [string, object] {
  const { amount, currency } = price;
  const priced: PostPurchaseRequest = { expected_amount: amount, currency, card_id: cardId };
  switch (subject.kind) {
    case 'tip': {
      const tip: TipRequest = {
        to_user_id: payee.id,
        amount,
        currency,
        card_id: cardId,
        message: subject.message,
        subject: subject.about,
      };
      return ['/api/v1/tips', tip];
    }
    case 'post':
      return [`/api/v1/posts/${subject.id}/purchase`, priced];
    case 'message': {
      const message: MessagePurchaseRequest = { ...priced, withUserId: payee.id };
      return [`/api/v1/messages/${subject.id}/purchase`, message];
    }
    case 'subscription': {
      const subscription: SubscriptionRequest = {
        ...priced,
        to_user_id: payee.id,
        plan_id: subject.planId,
        auto_renew: subject.autoRenew,
      };
      return ['/api/v1/subscriptions', subscription];
    }
    default:
      return subject satisfies never;
  }
}

/** Sends the money once, under the intent's key. */
export const pay = async (http: Http, input: PayInput): Promise<PaymentUpdate> => {
  const [path, body] = callOf(input);
  const answer = paidAnswer(await http.post<unknown>(path, body, { idempotencyKey: input.key }));
  const { action_url: url } = answer;
  const transaction = toTransaction(answer.transaction);
  if (answer.status === 'requires_action' && url !== null)
    return { status: 'requiresAction', transaction, url };
  if (answer.status === 'succeeded' || answer.status === 'processing')
    return { status: answer.status, transaction };
  return eventsOf(answer.transaction);
};

function eventsOf(row: WireTransaction): PaymentUpdate {
  const transaction = toTransaction(row);
  if (row.status === 'succeeded') return { status: 'succeeded', transaction };
  if (row.status === 'pending') return { status: 'processing', transaction };
  if (row.status === 'requires_action' && row.action_url !== null)
    return { status: 'requiresAction', transaction, url: row.action_url };
  return { status: 'failed', code: null, declineCode: row.decline_code };
}

/** Reads the state of an intent: by its transaction once that is known, by its key before. */
export const inquire = async (
  http: Http,
  { key, transactionId }: Pick<Intent, 'key' | 'transactionId'>,
): Promise<PaymentUpdate> => {
  try {
    if (transactionId === null)
      return eventsOf(paidAnswer(await http.get<unknown>(`${base}/intents/${key}`)).transaction);
    const path = `${base}/transactions/${transactionId}`;
    return eventsOf(transactionAnswer(await http.get<unknown>(path)).data);
  } catch (error) {
    if (toFailure(error).kind === 'notFound') return { status: 'absent' };
    throw error;
  }
};

/** `DELETE /api/v1/billing/intents/{key}`: true when nothing is, or ever will be, charged under it. */
export const withdraw = async (http: Http, { key }: Pick<Intent, 'key'>): Promise<boolean> => {
  try {
    await http.delete(`${base}/intents/${key}`);
    return true;
  } catch (error) {
    const failure = toFailure(error);
    if (failure.kind === 'conflict' && failure.code === 'intent_paid') return false;
    throw error;
  }
};
