export default {
  title: 'Segurança',
  retry: 'Tentar de novo',
  unreachable: 'Não conseguimos contato com o servidor. Nada mudou; tente de novo.',
};
