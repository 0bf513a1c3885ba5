export const from548To795 = `\
548 06249129 RPW SCFI
549 15489568 Intra DTVM
550 32074986 Beeteller IP
551 48967968 Vert DTVM
552 32192325 Uzzipay IP
553 48707451 Percapital SCD
554 28811341 Banco Stonex
555 02682287 Pan Finan|Pan Financeira S.A. - Sociedade de Crédito, Financiamento e Investimentos
556 40333582 Saygo Câmbio
557 30944783 Pagprime IP
558 46955383 QI DTVM
559 49288113 Kanastra CFI|Kanastra Financeira S.A, Credito, Financiamento e Investimento
560 21995256 MAG IP
561 20757199 PAY4FUN IP
562 18684408 Azimut Brasil DTVM
563 40276692 Protege Cash
564 63019146 J17 CFI
565 74014747 Ágora CTVM
566 23114447 Flagship IP
567 33040601 Mercantil Financeira
568 49933388 Brcondos SCD
569 12473687 Conta Pronta IP
571 50489148 Monte Bravo CTVM
572 51414521 All In Cred SCD
573 18282093 Oxy CH
574 48756121 A55 SCD
575 48584954 DGBK Credit - Sociedade de Crédito Direto
576 11351086 Mercado Bitcoin IP
577 10663610 AF Desenvolve SP|Desenvolve SP - Agência de Fomento do Estado de São Paulo S.A.
578 01235921 Sicres|Cooperativa de Crédito dos Servidores Públicos Municipais da Grande Vitória/Es
579 49555647 Quadra SCD
580 87437687 Cccpoupinv Sul e Sudeste - Central Sul/Sudeste|Cooperativa Central de Crédito, Poupança e Investimento do Sul e Sudeste - Central Sicredi Sul/Sudeste
581 70119680 Central Nordeste|Cooperativa Central de Crédito, Poupança e Investimento do Nordeste - Central Sicredi Nordeste
582 33737818 CCC Poup Inv de MS, GO, DF e TO|Cooperativa Central de Crédito, Poupança e Investimento de Mato Grosso do Sul, Goiás, Distrito Federal e Tocantins - Central Sicredi Brasil Central
583 33667205 CCC Poup Inv do Centro Norte do Brasil|Cooperativa Central de Crédito, Poupança e Investimento do Centro Norte do Brasil - Central Sicredi Centro Norte
584 80230774 CCC Poup e Inv dos Estados do PR, SP e RJ|Cooperativa Central de Crédito, Poupança e Investimento dos Estados do Paraná, São Paulo e Rio de Janeiro - Central Sicredi Pr/Sp/Rj
585 50946592 Sethi SCD
586 35810871 Z1 IP
587 37678915 FIDD DTVM
588 20308187 Avancard Prover IP
589 51212088 G5 SCD
590 40473435 Repasses Financeiros e Solucoes Tecnologicas IP
591 02671743 Banvox DTVM
592 45548763 Maps IP
593 27084098 Transfeera IP
594 48703388 ASA SCFI
595 19468242 Ifood Pago IP
596 39696395 Cactvs IP
597 34747388 Issuer IP
598 50626276 Konect SCD
599 36321990 Agoracred SCFI
600 59118133 Banco Luso Brasileiro
604 31895683 Banco Industrial do Brasil
610 78626983 Banco VR
611 61820817 Banco Paulista
612 31880826 Banco Guanabara
613 60850229 Omni Banco
614 52440987 Sants SCD
615 37470405 Smart Solutions Group IP
619 49931906 Trio IP
620 51342763 Revolut SCD
623 59285411 Banco Pan|Banco Pan S.A.
626 61348538 Banco C6 Consig|Banco C6 Consignado S.A.
630 58497702 Banco Letsbank
632 52586293 Z-On SCD
633 68900810 Banco Rendimento
634 17351180 Banco Triangulo
636 40112555 Giro SCD
637 60889128 Sofisa|Banco Sofisa S.A.
643 62144175 Banco Pine
644 54647259 321 SCD
646 91669747 DM SCFI
651 25104230 Pagare IP
652 60872504 Itaú Unibanco Holding
653 61024352 BM Pleno
654 92874270 Banco Digimais
655 59588111 Banco Votorantim|Banco Votorantim S.A.|BV
659 35210410 Onekey Payments IP
660 34471744 Pagme IP
661 55428859 Freex SCC
662 32708748 We Pay Out IP
663 44782130 Actual DTVM
664 11414839 Eagle IP
665 20018183 Stark Bank IP
667 48552108 Liquido IP
668 48632754 Celcoin SCD
669 47133056 Transfero IP
670 11491029 BSN
671 26264220 Zero IP
672 53505601 Stone CFI
673 08482873 CCR do Agreste Alagoano|Cooperativa de Crédito Rural do Agreste Alagoano - Cooperagre
674 27970567 Hinova Pay IP
675 30723871 Casas Bahia Pay IP
676 35479592 Dufrio CFI|Dufrio Financeira, Crédito, Financiamento e Investimentos S.A.
677 33630661 Gowd IP
678 45716916 Fidem SCD
679 36690516 Pay IP
680 55823094 Delta Global SCD
681 50871921 MT IP
682 46505612 Monery IP
683 30507541 Brasil Cash IP
684 56392166 Harmos SCFI
685 26615279 Tycoon Technology IIP
686 12481100 BIZ IP
687 35340796 Inco SEP
688 43978697 Kikai SCD
689 51118718 Nvio Brasil SCD
690 16814330 BK IP
691 49686505 Wasu IP|Wasu - Wallet Support Instituição de Pagamento Ltda
692 56198117 Squid SCD
693 32820711 Efex IP
694 54811417 Woovi IP
695 35523352 Bees IP
696 50032584 Loan Brasil SCD
697 45056494 JM Corretora de Câmbio
698 58367961 Bit SCD
699 59396084 BFC SCD
700 53822116 MW IP
701 51118615 Integração de Crédito e Cobrança SCD
703 10440482 Getnet IP|Getnet Adquirência e Serviços Para Meios de Pagamento S.A. Instituição de Pagamento
704 44663846 Festor IP
707 62232889 Daycoval|Banco Daycoval S.A.
708 33588252 Banco Induscred de Investim
712 78632767 Ouribank
714 00411939 Finamax CFI
719 33884941 Banco Master Múltiplo
720 80271455 Banco RNX
739 00558456 Banco Cetelem
741 00517645 Banco Ribeirao Preto
743 00795423 Banco Semear
745 33479023 Citibank|Banco Citibank S.A.
746 30723886 Modal|Banco Modal S.A.
747 01023570 Banco Rabobank Intl Brasil|Banco Rabobank International Brasil S.A.
748 01181521 Sicredi|Banco Cooperativo Sicredi S.A.
751 29030467 Scotiabank Brasil
752 01522368 Banco BNP Paribas Brasil
753 74828799 Novo Banco Continental BM
754 76543115 Banco Sistema
755 62073200 BofA Merrill Lynch BM|Bank of America Merrill Lynch Banco Múltiplo S.A.
756 02038232 Sicoob|Banco Cooperativo Sicoob S.A. - Banco Sicoob|Bancoob
757 02318507 Banco KEB Hana do Brasil
759 42963742 Bansur JM SCD
760 34139916 Emcash Serv Financ SEP|Emcash Serviços Financeiros Sociedade de Empréstimo Entre Pessoas S.A.
761 53842122 Urbano SCFI
762 44064068 Oppens SEP
763 56106523 Vue IP
764 04306351 Independência CC
765 37753531 Pagsmile IP
766 52833288 LB Pay IP
767 62264924 Qore
768 20443996 Becker Financeira CFI
769 24313102 99PAY IP
770 38320462 V3 IP
771 57824223 WX IP
772 20833992 CC Mecunp|Cooperativa de Crédito Mútuo dos Empregados do Centro Universitário Newton Paiva Ltda. - Credipaiva
773 53908413 Kiwify IP
774 33959738 Mova SEP
775 47381104 Contaazul IP
780 12102128 Safetypay Brasil IP
781 58006471 Baru DTVM
783 31680151 Swap IP
785 53058329 La Finteca IP
786 52076716 AWX Brasil IP
787 10789035 Attrus IP
788 35713491 Prototype IP
789 57654096 Apusdigital IP
790 54024532 Max IP
791 62448932 Multiplike Financeira SCFI
792 44921281 Nixfin SCD
793 61021673 Magalupay SCFI
794 44323831 Atual CC
795 52067630 Banco Traton Brasil`;
