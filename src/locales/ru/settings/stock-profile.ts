export default {
  emailHelp: 'Новый адрес почты нужно будет подтвердить.',
};
