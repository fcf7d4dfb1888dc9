export default {
  label: 'Economia de dados',
  auto: 'Automática',
  autoNow: 'Ativa agora: a rede está lenta ou seu navegador pede.',
  on: 'Ativada',
  off: 'Desativada',
};
