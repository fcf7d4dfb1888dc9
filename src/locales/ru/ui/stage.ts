export default {
  previous: 'Назад',
  next: 'Далее',
};
