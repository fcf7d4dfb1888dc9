export default {
  place: '{{place}} из {{count}}',
  says: '{{place}} из {{count}}. {{words}}',
  renewing: 'Загружаем снова',
  noPicture: 'Изображение не загрузилось.',
  stopped: 'Видео остановилось.',
  unready: 'Обрабатывается. Появится здесь, когда будет готово.',
  retry: 'Повторить',
  download: 'Скачать',
  move: 'Переместить в папку',
};
