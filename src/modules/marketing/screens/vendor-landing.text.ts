/** The texts of the pages for vendors around their content. */
export const vendorLandingText = {
  becomeButton: 'Word ontwikkelaar',
  becomePending: 'Bezig...',
  becomeSignIn: 'Log in om ontwikkelaar te worden',
  becomeSignUp: 'Maak een account',
  seePlans: 'Bekijk de plannen voor ontwikkelaars',
  welcome: 'Welkom als ontwikkelaar!',
  welcomeText: 'De cursussen voor makers staan voor je open.',
  applyChoose: 'Kies je rol',
  applySignIn: 'Log in om te beginnen',
  applyDashboard: 'Naar je dashboard',
  checking: 'We kijken wat je volgende stap is',
  freeActive: 'Je gratis plan is actief',
  freeActiveNote: 'Je kunt meteen één bot inschakelen.',
  toMyBots: 'Naar Mijn Bots',
} as const
