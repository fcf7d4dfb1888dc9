export default {
  refused: 'Не сохранено. Попробуйте ещё раз.',
};
