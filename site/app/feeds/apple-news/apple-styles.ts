/** How the text of each component looks there; only fonts every device of theirs has. */
export const appleStyles = {
  documentStyle: { backgroundColor: '#FFFFFF' },
  componentTextStyles: {
    default: { fontName: 'HelveticaNeue', fontSize: 18, lineHeight: 26, textColor: '#0A0D17' },
    'default-title': { fontName: 'HelveticaNeue-Bold', fontSize: 40, lineHeight: 44 },
    'default-intro': { fontName: 'HelveticaNeue', fontSize: 22, lineHeight: 30, textColor: '#454B5C' },
    'default-byline': { fontName: 'HelveticaNeue', fontSize: 15, lineHeight: 20, textColor: '#454B5C' },
    'default-heading2': { fontName: 'HelveticaNeue-Bold', fontSize: 28, lineHeight: 34 },
    'default-heading3': { fontName: 'HelveticaNeue-Bold', fontSize: 22, lineHeight: 28 },
    'default-heading4': { fontName: 'HelveticaNeue-Bold', fontSize: 18, lineHeight: 24 },
    'default-pullquote': { fontName: 'HelveticaNeue-Bold', fontSize: 28, lineHeight: 36 },
  },
} as const;
