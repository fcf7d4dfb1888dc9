export default {
  label: 'Pagar com',
  loading: 'Carregando seus cartões',
  short: '{{brand}} •••• {{last4}}',
  expires: 'Válido até {{date}}',
  expired: 'Vencido',
  first: 'Preferido',
  add: 'Adicionar outro cartão',
  prefer: 'Tornar meu preferido',
  preferFailed: 'Não conseguimos mudar seu cartão preferido. Tente de novo.',
  failed: 'Não conseguimos carregar seus cartões.',
  retry: 'Tentar de novo',
  none: 'Você ainda não tem cartão. Adicione um para continuar.',
};
