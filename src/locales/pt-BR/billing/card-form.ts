export default {
  title: 'Adicionar um cartão',
  lead: 'Nosso provedor de pagamentos cuida destes dados. Nunca vemos o número do seu cartão.',
  frame: 'Número, data e código de segurança do cartão, no nosso provedor de pagamentos',
  preparing: 'Abrindo o provedor de pagamentos…',
  makeDefault: 'Tornar este meu cartão preferido',
  saving: 'Guardando o cartão…',
  saved: 'Cartão guardado.',
  declinedTitle: 'Não conseguimos adicionar este cartão',
  duplicate: 'Você já tem este cartão.',
  declined: 'Seu banco o recusou. Nada foi cobrado. Tente outro cartão.',
  unconfirmed:
    'Não houve resposta: talvez o cartão já esteja guardado. Você pode tentar de novo sem risco. Nada foi cobrado.',
  unreachable: 'Não conseguimos falar com o provedor de pagamentos. Nada foi guardado nem cobrado.',
  retry: 'Tentar de novo',
  another: 'Tentar outro cartão',
  back: 'Voltar aos meus cartões',
  close: 'Fechar',
};
