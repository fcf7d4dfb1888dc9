import type { LocaleCode } from '#src/contract/locale.ts';
import type { MoneyWarningKind, Warning } from './warning-texts.types.ts';

/** What a member is mailed after where their money goes, or what it comes from, has changed. */
export const moneyWarnings: Record<LocaleCode, Record<MoneyWarningKind, Warning>> = {
  en: {
    'payout-method-changed': {
      subject: 'Your earnings go to another account',
      what: 'Earnings at {brand} now go to another bank account than before.',
    },
    'payout-requested': {
      subject: 'You asked for a payout',
      what: 'A payout of your earnings at {brand} was asked for. You can cancel it for an hour.',
    },
    'payout-cancelled': {
      subject: 'Your payout was canceled',
      what: 'A payout of your earnings at {brand} was canceled. The money is available again.',
    },
    'card-added': {
      subject: 'A card was saved',
      what: 'A card was saved in your account at {brand}: it can pay from now on.',
    },
    'card-removed': {
      subject: 'A card was removed',
      what: 'A card was removed from your account at {brand}: it no longer pays.',
    },
    'card-preferred': {
      subject: 'Another card is your default',
      what: 'Another of your cards at {brand} is now offered first when you pay.',
    },
  },
  es: {
    'payout-method-changed': {
      subject: 'Tus ingresos van a otra cuenta',
      what: 'Tus ingresos de {brand} van ahora a otra cuenta bancaria.',
    },
    'payout-requested': {
      subject: 'Has pedido un pago a tu cuenta',
      what: 'Se ha pedido el pago a tu cuenta de tus ingresos de {brand}. Puedes cancelarlo durante una hora.',
    },
    'payout-cancelled': {
      subject: 'Se canceló el pago a tu cuenta',
      what: 'Se ha cancelado el pago a tu cuenta de tus ingresos de {brand}. El dinero vuelve a estar disponible.',
    },
    'card-added': {
      subject: 'Se ha guardado una tarjeta',
      what: 'Se ha guardado una tarjeta en tu cuenta de {brand}: a partir de ahora sirve para pagar.',
    },
    'card-removed': {
      subject: 'Se ha quitado una tarjeta',
      what: 'Se ha quitado una tarjeta de tu cuenta de {brand}: ya no sirve para pagar.',
    },
    'card-preferred': {
      subject: 'Tu tarjeta principal es otra',
      what: 'Otra de tus tarjetas de {brand} aparece ahora primero al pagar.',
    },
  },
  fr: {
    'payout-method-changed': {
      subject: 'Vos gains vont sur un autre compte',
      what: 'Vos gains sur {brand} vont désormais sur un autre compte bancaire.',
    },
    'payout-requested': {
      subject: 'Vous avez demandé un versement',
      what: 'Un versement de vos gains sur {brand} a été demandé. Vous pouvez l’annuler pendant une heure.',
    },
    'payout-cancelled': {
      subject: 'Votre versement est annulé',
      what: 'Un versement de vos gains sur {brand} a été annulé. L’argent est de nouveau disponible.',
    },
    'card-added': {
      subject: 'Une carte a été enregistrée',
      what: 'Une carte a été enregistrée dans votre compte {brand} : elle peut désormais servir à payer.',
    },
    'card-removed': {
      subject: 'Une carte a été retirée',
      what: 'Une carte a été retirée de votre compte {brand} : elle ne sert plus à payer.',
    },
    'card-preferred': {
      subject: 'Vous avez une autre carte par défaut',
      what: 'Une autre de vos cartes sur {brand} est désormais proposée en premier au moment de payer.',
    },
  },
  'pt-BR': {
    'payout-method-changed': {
      subject: 'Seus ganhos vão para outra conta',
      what: 'Seus ganhos no {brand} agora vão para outra conta bancária.',
    },
    'payout-requested': {
      subject: 'Você pediu um saque',
      what: 'Um saque dos seus ganhos no {brand} foi pedido. Você pode cancelá-lo durante uma hora.',
    },
    'payout-cancelled': {
      subject: 'Seu saque foi cancelado',
      what: 'Um saque dos seus ganhos no {brand} foi cancelado. O dinheiro está disponível de novo.',
    },
    'card-added': {
      subject: 'Um cartão foi salvo',
      what: 'Um cartão foi salvo na sua conta no {brand}: a partir de agora ele pode pagar.',
    },
    'card-removed': {
      subject: 'Um cartão foi removido',
      what: 'Um cartão foi removido da sua conta no {brand}: ele não paga mais.',
    },
    'card-preferred': {
      subject: 'Seu cartão padrão é outro',
      what: 'Outro dos seus cartões no {brand} agora aparece primeiro na hora de pagar.',
    },
  },
  zh: {
    'payout-method-changed': {
      subject: '您的收入将转入另一个账户',
      what: '您在 {brand} 的收入现在会转入另一个银行账户。',
    },
    'payout-requested': {
      subject: '您申请了一笔提现',
      what: '您在 {brand} 的账号申请了一笔收入提现。一小时内可以取消。',
    },
    'payout-cancelled': {
      subject: '您的提现已取消',
      what: '您在 {brand} 的一笔收入提现已取消，款项已恢复为可用。',
    },
    'card-added': {
      subject: '已保存一张银行卡',
      what: '您的 {brand} 账号已保存一张银行卡，今后可以用它付款。',
    },
    'card-removed': {
      subject: '已移除一张银行卡',
      what: '您的 {brand} 账号已移除一张银行卡，不能再用它付款。',
    },
    'card-preferred': {
      subject: '您的默认银行卡已更改',
      what: '在 {brand} 付款时，现在会优先显示您的另一张银行卡。',
    },
  },
  ru: {
    'payout-method-changed': {
      subject: 'Ваш заработок поступает на другой счёт',
      what: 'Ваш заработок в {brand} теперь поступает на другой банковский счёт.',
    },
    'payout-requested': {
      subject: 'Вы запросили выплату',
      what: 'В {brand} запрошена выплата вашего заработка. В течение часа её можно отменить.',
    },
    'payout-cancelled': {
      subject: 'Ваша выплата отменена',
      what: 'Выплата вашего заработка в {brand} отменена. Деньги снова доступны.',
    },
    'card-added': {
      subject: 'Карта сохранена',
      what: 'В вашем аккаунте {brand} сохранена карта: теперь ей можно платить.',
    },
    'card-removed': {
      subject: 'Карта удалена',
      what: 'Из вашего аккаунта {brand} удалена карта: ей больше нельзя платить.',
    },
    'card-preferred': {
      subject: 'Основной стала другая карта',
      what: 'При оплате в {brand} теперь первой предлагается другая ваша карта.',
    },
  },
};
