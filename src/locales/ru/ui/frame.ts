export default {
  skip: 'Перейти к содержанию',
};
