export default {
  opened: 'Você entrou!',
  expired: {
    title: 'Sessão expirada!',
    text: 'Entre de novo para continuar.',
  },
  unconfirmed:
    'Você saiu neste dispositivo. Não conseguimos falar com o servidor e vamos avisá-lo assim que possível.',
  lost: 'Não conseguimos manter você conectado. Verifique se o seu navegador aceita cookies.',
};
