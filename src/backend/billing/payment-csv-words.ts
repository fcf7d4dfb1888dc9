import type { TransactionType } from '#src/contract/billing.ts';
import type { LocaleCode } from '#src/contract/locale.ts';

/** What the cells of a file of payments say. */
export interface PaymentCsvWords {
  types: Record<TransactionType, string>;
  statuses: Record<'pending' | 'available' | 'succeeded' | 'failed' | 'refunded', string>;
}

/** Words of the files in the six languages. */
export const paymentCsvWords: Record<LocaleCode, PaymentCsvWords> = {
  en: {
    types: {
      subscription: 'Subscription',
      post: 'Post',
      message: 'Message',
      tip: 'Tip',
      payout: 'Payout',
      refund: 'Refund',
      referral: 'Referral',
      tokens: 'Tokens',
    },
    statuses: {
      pending: 'Pending',
      available: 'Available',
      succeeded: 'Paid',
      failed: 'Declined',
      refunded: 'Refunded',
    },
  },
  es: {
    types: {
      subscription: 'Suscripción',
      post: 'Publicación',
      message: 'Mensaje',
      tip: 'Propina',
      payout: 'Transferencia',
      refund: 'Reembolso',
      referral: 'Recomendación',
      tokens: 'Fichas',
    },
    statuses: {
      pending: 'Pendiente',
      available: 'Disponible',
      succeeded: 'Pagado',
      failed: 'Rechazado',
      refunded: 'Reembolsado',
    },
  },
  fr: {
    types: {
      subscription: 'Abonnement',
      post: 'Publication',
      message: 'Message',
      tip: 'Pourboire',
      payout: 'Versement',
      refund: 'Remboursement',
      referral: 'Parrainage',
      tokens: 'Jetons',
    },
    statuses: {
      pending: 'En attente',
      available: 'Disponible',
      succeeded: 'Payé',
      failed: 'Refusé',
      refunded: 'Remboursé',
    },
  },
  'pt-BR': {
    types: {
      subscription: 'Assinatura',
      post: 'Publicação',
      message: 'Mensagem',
      tip: 'Gorjeta',
      payout: 'Saque',
      refund: 'Reembolso',
      referral: 'Indicação',
      tokens: 'Fichas',
    },
    statuses: {
      pending: 'Pendente',
      available: 'Disponível',
      succeeded: 'Pago',
      failed: 'Recusado',
      refunded: 'Reembolsado',
    },
  },
  zh: {
    types: {
      subscription: '订阅',
      post: '帖子',
      message: '消息',
      tip: '打赏',
      payout: '提现',
      refund: '退款',
      referral: '邀请',
      tokens: '代币',
    },
    statuses: {
      pending: '待结算',
      available: '可用',
      succeeded: '已支付',
      failed: '被拒绝',
      refunded: '已退款',
    },
  },
  ru: {
    types: {
      subscription: 'Подписка',
      post: 'Публикация',
      message: 'Сообщение',
      tip: 'Чаевые',
      payout: 'Выплата',
      refund: 'Возврат',
      referral: 'Приглашение',
      tokens: 'Токены',
    },
    statuses: {
      pending: 'Ожидает',
      available: 'Доступно',
      succeeded: 'Оплачено',
      failed: 'Отклонено',
      refunded: 'Возвращено',
    },
  },
};
