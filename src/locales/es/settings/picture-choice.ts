export default {
  avatar: 'Foto de perfil',
  avatarLead: 'Aparece junto a tu nombre en todas partes.',
  banner: 'Portada',
  bannerLead: 'Aparece encima de tu perfil.',
  loading: 'Cargando la imagen',
  failed: 'No pudimos cargar esta imagen.',
  none: 'Aún no hay portada',
  choose: 'Elegir una imagen',
  change: 'Elegir otra',
  remove: 'Quitar',
  align: 'Mover la portada',
  alignHint:
    'Arrástrala o usa las flechas; con Mayús, en pasos más grandes. Más y menos cambian el zoom, 0 lo restablece.',
  alignFace: 'Mover la foto de perfil',
  alignFaceHint:
    'Arrástrala o usa las flechas; con Mayús, en pasos más grandes. Más y menos cambian el zoom, 0 lo restablece.',
  faces: 'Así la ven los demás',
  zoom: 'Zoom',
  where: 'Izquierda {{left}}, arriba {{top}}, zoom {{zoom}}',
  reset: 'Restablecer',
  working: 'Subiendo y preparando',
  updated: '¡Tu imagen se ha actualizado!',
};
