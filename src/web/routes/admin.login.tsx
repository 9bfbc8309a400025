import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../admin/auth/login-page.tsx'
import { adminHead } from './-admin-head.ts'

export const Route = createFileRoute('/admin/login')({ head: adminHead('Admin Login'), component: LoginPage })
