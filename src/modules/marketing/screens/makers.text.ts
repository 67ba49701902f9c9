/** What the pages for makers say around their texts. */
export const makersText = {
  becomeButton: 'Word ontwikkelaar',
  becomePending: 'Bezig...',
  becomeSignIn: 'Log in om ontwikkelaar te worden',
  becomeSignUp: 'Maak een account',
  seePlans: 'Bekijk de plannen voor ontwikkelaars',
  welcome: 'Welkom als ontwikkelaar!',
  welcomeText: 'De cursussen voor makers staan voor je open.',
  applyChoose: 'Kies je rol',
  applySignIn: 'Log in om te beginnen',
  applyIsMaker: 'Je bent al maker.',
  applyDashboard: 'Naar je dashboard',
  applyDashboardSoon: 'Je dashboard voor makers komt binnenkort. Tot die tijd helpt dit boek je op weg.',
  applyBook: 'Een bot bouwen en publiceren',
  checking: 'We kijken wat je volgende stap is',
} as const
