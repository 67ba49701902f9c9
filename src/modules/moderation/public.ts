export { moderationPersonalData } from './store/personal-data.ts'
