export default {
  title: 'Segurança',
  retry: 'Tentar de novo',
  unreachable: 'Não houve resposta, então a mudança pode já estar feita. Tente de novo.',
};
