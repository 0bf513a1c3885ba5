import './portal.css';
