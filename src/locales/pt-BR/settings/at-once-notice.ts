export default {
  refused: 'Não foi salvo. Tente de novo.',
};
