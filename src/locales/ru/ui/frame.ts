export default {
  skip: 'Перейти к содержимому',
  discreet: 'Незаметный режим включён',
};
