export default {
  price: 'Цена открытия',
  range: 'От {{min}} до {{max}}',
  open: 'Назначить цену',
  remove: 'Сделать бесплатным',
  problems: {
    unreadable: 'Введите сумму, например {{example}}.',
    tooSmall: 'Наименьшая цена: {{min}}.',
    tooLarge: 'Наибольшая цена: {{max}}.',
  },
  readBack: '{{name}} платит {{price}}, чтобы это открыть.',
  readBackSomebody: 'Открыть это стоит {{price}}.',
  readBackMore: 'Содержимое и цена видны до оплаты.',
  change: 'Изменить',
  confirm: 'Отправить за {{price}}',
};
