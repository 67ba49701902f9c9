import { createRoot } from 'react-dom/client'
import '#ui/styles/index.css'
import './gallery.css'
import { Gallery } from './gallery.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Gallery />)
