export default {
  notFound: {
    title: 'Página no encontrada',
    home: 'Ir al inicio',
  },
  title: 'Documento',
  loading: 'Cargando el documento',
  updated: 'Última modificación: {{date}}',
  failed: 'No pudimos cargar este documento.',
  untranslated: 'No pudimos cargar este documento en el idioma elegido.',
  retry: 'Reintentar',
};
